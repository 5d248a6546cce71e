import { redirect } from "react-router";

export function loader() {
  throw redirect("/admin/claims");
}
export default function AdminHome() {
  return null;
}
