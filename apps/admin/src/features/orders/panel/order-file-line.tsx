import type { OrderFile } from '@aw/contracts/orders/shapes';
import { staffGetOrderFile } from '@aw/contracts/orders/staff';
import { FileLine } from '../../../checked-files/file-line';
import { useConsole } from '../../../services/console-services';
import { fileOrigin } from '../files/file-labels';

type OrderFileLineProps = { orderId: string; file: OrderFile };

/** One file of an order. */
export function OrderFileLine({ orderId, file }: OrderFileLineProps) {
  const { api } = useConsole();
  return (
    <FileLine
      file={file}
      origin={fileOrigin(file)}
      load={() => api.bytes(staffGetOrderFile, { params: { orderId, fileId: file.id } })}
    />
  );
}
