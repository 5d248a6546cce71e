import { redirect } from "react-router";

export function loader() {
  throw redirect("/admin/outbox");
}
export default function AdminHome() {
  return null;
}
