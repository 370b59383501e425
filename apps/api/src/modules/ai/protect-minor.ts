import { type Database, deleteMemoryFacts, deleteSharesOf, setMemory } from '@aw/db';

/** What being under 18 asks for: links to a person's chats end, and their memory is off and empty. The caller holds them. */
export async function protectMinor(db: Database, userId: string): Promise<void> {
  await deleteSharesOf(db, userId);
  await setMemory(db, userId, false);
  await deleteMemoryFacts(db, { userId });
}
