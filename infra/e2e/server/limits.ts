/** Limits that a robot reaches within seconds, far away; they are tested where they live. */
export const generousLimits = {
  LIMIT_READS_PER_MINUTE: '100000',
  LIMIT_WRITES_PER_MINUTE: '10000',
  LIMIT_UPLOADS_PER_DAY: '1000',
  LIMIT_ORDERS_PER_DAY: '1000',
  LIMIT_MESSAGES_PER_DAY: '1000',
  LIMIT_QUESTIONS_PER_DAY: '1000',
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '1000',
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
};
