// What the clerk decides, and from what: the two kinds are told apart on every screen.
export const fromThePaperAlone =
  'You decide from this paper alone whether the applicant gets a ballot. Whether the applicant is a qualified elector is for the inspectors of election.';
export const againstTheList =
  'Of an early-mail application you must check that it is complete and that the voter is registered in the village at this address (Election Law §15-119(7)).';
