import { dayMs } from '../../config/durations';

/**
 * Adds working days (Monday to Friday, UTC) to a time. A period that starts on a weekend starts on the following Monday.
 */
export function addWorkingDays(from: Date, days: number): Date {
  let at = isWorkingDay(from) ? from : startOfMondayAfter(from);
  for (let left = days; left > 0; left--)
    do at = new Date(at.getTime() + dayMs);
    while (!isWorkingDay(at));
  return at;
}

const isWorkingDay = (moment: Date) => moment.getUTCDay() !== 0 && moment.getUTCDay() !== 6;

function startOfMondayAfter(weekend: Date): Date {
  const daysToMonday = weekend.getUTCDay() === 0 ? 1 : 2;
  const midnight = Date.UTC(weekend.getUTCFullYear(), weekend.getUTCMonth(), weekend.getUTCDate());
  return new Date(midnight + daysToMonday * dayMs);
}
