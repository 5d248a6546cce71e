import { LinkTabs } from "#ui/data/tabs/tabs.tsx";

interface ListTabsProps<List extends string> {
  label: string;
  /** The lists of the queue, as their tabs are called. */
  lists: Readonly<Record<List, string>>;
  current: List;
  href: (list: List) => string;
  /** How many rows are on a list, once that is known. */
  count: (list: List) => number | undefined;
}
/** The lists of a queue, such as what is open and what is done, each with its count. */
export function ListTabs<List extends string>({ label, lists, current, href, count }: ListTabsProps<List>) {
  const tabs = (Object.keys(lists) as List[]).map((list) => ({
    href: href(list),
    label: lists[list],
    count: count(list),
    current: list === current,
  }));
  return <LinkTabs label={label} tabs={tabs} />;
}
