/** Facts in the credential of a passed quiz. */
export type CredentialFacts = {
  certificateId: string;
  /** URL of this credential, which is also its id. */
  credentialUrl: string;
  /** URL at which people verify the certificate. */
  verifyUrl: string;
  studentName: string;
  quizTitle: string;
  quizUrl: string;
  subject: string;
  score: number;
  totalQuestions: number;
  percentage: number;
  completedAt: Date;
  /** Number of the attempt with which the person passed the quiz. */
  attemptNumber: number;
  /** Whether earlier attempts, or another quiz with some of the questions, had shown the correct answers. */
  areKeysKnown: boolean;
  /** Whether the questions were made by AI. */
  isMachineMade: boolean;
  /** Place in a status list that says whether the credential was revoked. */
  status: StatusPlace;
};

/** A bit of a status list: the list's number, and the bit's, from 0 to `statusListLength - 1`. */
export type StatusPlace = { list: number; index: number };

/**
 * Bits of one status list: the minimum of the standard, so that a request for a list does not reveal which credential
 * it concerns.
 */
export const statusListLength = 131_072;

/** Returns the list and the bit of the nth certificate, counted from 0. */
export function statusPlaceOf(position: number): StatusPlace {
  return { list: Math.floor(position / statusListLength), index: position % statusListLength };
}

/** A JSON-LD document with its proof, served unchanged. */
export type SignedDocument = Record<string, unknown>;

/** Signs Open Badges 3.0 credentials and the lists of revoked ones with this site's own key. */
export type CredentialIssuer = {
  /** Returns the `did:key` that signs. It contains the public key, so that verifiers need nothing from this site. */
  issuerId(): Promise<string>;
  /** Returns the credential of a passed quiz. The same facts give the same bytes. */
  credentialOf(facts: CredentialFacts): Promise<SignedDocument>;
  /**
   * Returns the list with this number and these bits set, as of `at`. It is served at `statusListUrl(number)`. Throws
   * RangeError for an index outside of it.
   */
  statusList(list: number, revoked: Iterable<number>, at: Date): Promise<SignedDocument>;
  /** Returns the URL of a status list: `{origin}/api/credentials/status/{number}`. */
  statusListUrl(list: number): string;
};

/** The issuer's secret, from which its key is derived, its name and its URL. */
export type IssuerOptions = { secret: string; siteName: string; origin: string };
