import type { Database } from '@aw/db';
import * as ai from '@aw/db/ai';

/** What being under 18 asks for: links to a person's chats end, and their memory is off and empty. The caller holds them. */
export async function protectMinor(db: Database, userId: string): Promise<void> {
  await ai.deleteSharesOf(db, userId);
  await ai.setMemory(db, userId, false);
  await ai.deleteMemoryFacts(db, { userId });
}
