/** Where administrators see a company. */
export function companyAddress({ id, companyName }: { id: string; companyName: string }) {
  return `/admin/companies?${new URLSearchParams({ search: companyName, item: id })}`;
}
