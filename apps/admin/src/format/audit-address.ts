/** Address of the log of one item, such as `order:AW-5C8NW2KJ7P4TVXYZ`, or of the whole log. */
export function auditAddress(target?: string): string {
  return target ? `/admin/audit?${new URLSearchParams({ target })}` : '/admin/audit';
}
