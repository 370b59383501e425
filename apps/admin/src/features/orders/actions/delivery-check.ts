import { isSupport } from '@aw/contracts/orders/services';

/** Minimum length of the explanation for help with an own draft. */
const minExplanationLength = 100;

type Delivery = { service: string; message: string; fileCount: number };

/** Returns what is missing from a delivery, by field. The server also checks the content of the files. */
export function deliveryProblems({ service, message, fileCount }: Delivery): {
  message?: string;
  files?: string;
} {
  const length = message.trim().length;
  const problems: { message?: string; files?: string } = {};
  if (length === 0) problems.message = 'Please write a message.';
  else if (isSupport(service) && length < minExplanationLength) {
    problems.message = `Please explain the changes in at least ${minExplanationLength} characters (now ${length}).`;
  }
  if (fileCount === 0) problems.files = 'Please add the finished file.';
  return problems;
}
