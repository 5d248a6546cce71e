import { redirect } from "react-router";

export function loader() {
  throw redirect("/teams/people");
}
export default function TeamsHome() {
  return null;
}
