/** Everything that the credential of a passed quiz says. */
export type CredentialFacts = {
  certificateId: string;
  /** Where this credential can be read, which is its id. */
  credentialUrl: string;
  /** Where people verify the certificate. */
  verifyUrl: string;
  studentName: string;
  quizTitle: string;
  quizUrl: string;
  subject: string;
  score: number;
  totalQuestions: number;
  percentage: number;
  completedAt: Date;
  /** Which attempt of this person at this quiz it was that passed. */
  attemptNumber: number;
  /** Whether earlier attempts had shown the correct answers, or another quiz with some of its questions. */
  areKeysKnown: boolean;
  /** Whether the questions were made by AI. */
  isMachineMade: boolean;
  /** Where in which status list it is said that the credential was revoked. */
  status: StatusPlace;
};

/** A bit of a status list: the list's number, and the bit's, from 0 to `statusListLength - 1`. */
export type StatusPlace = { list: number; index: number };

/** Bits of one status list: the fewest that the standard allows, so that a request for a list tells nobody which it is about. */
export const statusListLength = 131_072;

/** The list and bit of the nth certificate, counted from 0. */
export function statusPlaceOf(position: number): StatusPlace {
  return { list: Math.floor(position / statusListLength), index: position % statusListLength };
}

/** A JSON-LD document with its proof, to be served as it is. */
export type SignedDocument = Record<string, unknown>;

/** Signs Open Badges 3.0 credentials and the lists of those that were revoked, with this site's own key. */
export type CredentialIssuer = {
  /** The `did:key` that signs; it holds the public key itself, so that verifiers need nothing from this site. */
  issuerId(): Promise<string>;
  /** The credential of a passed quiz; the same facts give the same bytes. */
  credentialOf(facts: CredentialFacts): Promise<SignedDocument>;
  /**
   * The list of one number with these bits set, as of `at`; served at `statusListUrl(number)`. Throws RangeError for an
   * index outside of it.
   */
  statusList(list: number, revoked: Iterable<number>, at: Date): Promise<SignedDocument>;
  /** Where a status list is served: `{origin}/api/credentials/status/{number}`. */
  statusListUrl(list: number): string;
};

/** What an issuer is: its secret, of which its key is made, its name and its address. */
export type IssuerOptions = { secret: string; siteName: string; origin: string };
