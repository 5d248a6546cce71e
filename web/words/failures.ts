/** What people read where a call failed without words of its own. */
export const uploadFailed = "Error uploading file, please try again.";
export const companyUpdateFailed = "Error occured updating company";
export const companyIssue = "An issue occured. Try again later";
export const teamIssue = "An error occured.";
export const decisionFailed = "Error occurred while taking action on the waitlist request.";
