import { itemTemplate } from '../template';
import { bankReconciliation } from './accounting/bank-reconciliation';
import { doubleDecliningBalance } from './accounting/double-declining-balance';
import { fifoCostOfSales } from './accounting/fifo-cost-of-sales';
import { incomeFromEquity } from './accounting/income-from-equity';
import { partYearDepreciation } from './accounting/part-year-depreciation';
import { targetProfitUnits } from './accounting/target-profit-units';

export const accounting = {
  'bank-reconciliation': itemTemplate(bankReconciliation),
  'double-declining-balance': itemTemplate(doubleDecliningBalance),
  'fifo-cost-of-sales': itemTemplate(fifoCostOfSales),
  'income-from-equity': itemTemplate(incomeFromEquity),
  'part-year-depreciation': itemTemplate(partYearDepreciation),
  'target-profit-units': itemTemplate(targetProfitUnits),
};
