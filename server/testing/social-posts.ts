import type { SocialPostFields } from "#contract/social-posts.ts";
import { type CompanyPerson, aCompanyAdmin } from "./people.ts";
import type { World } from "./world.ts";

export const postFields: SocialPostFields = {
  postType: "career",
  template: "careerTemplate1",
  size: "wide",
  title: "Come and work with us",
  subtitle: "Boats, weather and a lot of tea",
  location: "Lisbon",
  department: "",
  jobId: null,
  caption: "We’re growing.",
  remindAt: null,
};

export async function aSocialPost(world: World, person?: CompanyPerson) {
  const { api } = person ?? (await aCompanyAdmin(world));
  return api.socialPosts.create({ body: postFields });
}
