import { isSupport } from '@aw/contracts/orders/services';

/** Characters of reasons that help with an own draft needs. */
const reasonCharacters = 100;

type Delivery = { service: string; message: string; fileCount: number };

/** What is still missing of a delivery, field by field; the server looks into the files besides. */
export function deliveryProblems({ service, message, fileCount }: Delivery): {
  message?: string;
  files?: string;
} {
  const length = message.trim().length;
  const problems: { message?: string; files?: string } = {};
  if (length === 0) problems.message = 'Please write a message.';
  else if (isSupport(service) && length < reasonCharacters) {
    problems.message = `Please explain the changes in at least ${reasonCharacters} characters (now ${length}).`;
  }
  if (fileCount === 0) problems.files = 'Please add the finished file.';
  return problems;
}
