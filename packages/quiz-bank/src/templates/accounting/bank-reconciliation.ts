import type { Template } from '../../template';
import { amountInFormula, dollars } from '../amounts';

type Cash = {
  bank: number;
  transit: number;
  outstanding: number;
  fee: number;
  returned: number;
  collected: number;
};

const adjusted = ({ bank, transit, outstanding }: Cash) => bank + transit - outstanding;
/** The ledger does not yet include what only the bank knows. */
const ledger = (cash: Cash) => adjusted(cash) + cash.fee + cash.returned - cash.collected;

export const bankReconciliation: Template<Cash, number> = {
  subject: 'Accounting',
  topic: 'Bank reconciliation',
  difficulty: 'medium',
  source:
    'OpenStax, Principles of Accounting, Volume 1: Financial Accounting, section 8.6, Define the Purpose of a Bank Reconciliation, and Prepare a Bank Reconciliation and Its Associated Journal Entries',
  make: ({ int, pick }) => ({
    bank: 100 * int(60, 140),
    transit: 10 * int(60, 180),
    outstanding: 10 * int(100, 240),
    fee: pick([15, 20, 25, 30, 35]),
    returned: pick([140, 180, 220, 260, 310]),
    collected: pick([400, 500, 600, 750]),
  }),
  stem: (cash) =>
    [
      `On 31 May the bank statement of a firm shows a balance of ${dollars(cash.bank)}, its ledger account for cash ${dollars(ledger(cash))}. They differ because of:`,
      [
        `- a deposit of ${dollars(cash.transit)} that the bank has not credited yet`,
        `- outstanding cheques of ${dollars(cash.outstanding)}`,
        `- a bank fee of ${dollars(cash.fee)} that is not yet in the ledger`,
        `- a customer’s cheque of ${dollars(cash.returned)}, returned by the bank for lack of funds and not yet in the ledger`,
        `- a transfer of ${dollars(cash.collected)} by a customer that is not yet in the ledger`,
      ].join('\n'),
      'Which cash balance belongs in the balance sheet of 31 May?',
    ].join('\n\n'),
  answer: adjusted,
  mistakes: {
    'Adds outstanding cheques and subtracts the deposit in transit.': ({ bank, transit, outstanding }) =>
      bank - transit + outstanding,
    'Corrects the balance of the bank by items that the bank has booked already.': (cash) =>
      adjusted(cash) - cash.fee - cash.returned + cash.collected,
    'Takes the ledger as it is, without what only the bank knows yet.': ledger,
    'Adds the deposit in transit but forgets the outstanding cheques.': ({ bank, transit }) => bank + transit,
    'Takes the balance of the bank statement as it is, without deposits and cheques on their way.': (cash) =>
      cash.bank,
  },
  show: dollars,
  // Starts from the ledger and applies everything that only the bank knew.
  holds: (cash, value) => ledger(cash) - cash.fee - cash.returned + cash.collected === value,
  explanation: (cash) => {
    const { bank, transit, outstanding, fee, returned, collected } = cash;
    const result = amountInFormula(adjusted(cash));
    return [
      `The bank does not know the deposit and the cheques yet: $${amountInFormula(bank)} + ${amountInFormula(transit)} - ${amountInFormula(outstanding)} = ${result}$ dollars. The ledger lacks the fee, the returned cheque and the transfer: $${amountInFormula(ledger(cash))} - ${fee} - ${returned} + ${collected} = ${result}$ dollars, the same amount.`,
      'Each item corrects only the side on which it is missing. The bank’s balance already contains the fee, the returned cheque and the transfer, so they must not be counted there again.',
    ];
  },
};
