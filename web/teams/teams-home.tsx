import { redirect } from "react-router";

export function clientLoader() {
  throw redirect("/teams/people");
}
export default function TeamsHome() {
  return null;
}
