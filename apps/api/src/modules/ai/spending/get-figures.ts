import type { AnswerSource } from '@aw/contracts/ai/chat';
import type { AiDay, AiFigures } from '@aw/contracts/ai/staff';
import type { ChatSourceDayRow } from '@aw/db/ai';
import * as ai from '@aw/db/ai';
import { dayMs } from '../../../config/durations';
import type { Context } from '../../../context';
import { currentSource } from './get-quota';
import { capOf } from './spending';

/** Returns the figures of the last `dayCount` days (UTC) including today, and the current source of answers. */
export async function getFigures(ctx: Context, dayCount: number): Promise<AiFigures> {
  const days = lastDays(ctx.now(), dayCount);
  const since = days.at(-1) ?? '';
  const from = new Date(`${since}T00:00:00Z`);
  const [{ source }, rows, failures, spending] = await Promise.all([
    currentSource(ctx),
    ai.listDailyChatFigures(ctx.db, from),
    ai.listChatFailures(ctx.db, from),
    ai.listSpending(ctx.db, since),
  ]);
  return {
    source,
    model: ctx.ai.endpoint?.about ?? null,
    capMicrousd: capOf(ctx) || null,
    days: days.map((day) => {
      const spent = spending.find((one) => one.day === day);
      return {
        ...toDay(
          day,
          rows.filter((row) => row.day === day),
        ),
        costMicrousd: spent?.microusd ?? 0,
        costByPurpose: spent?.byPurpose ?? {},
        failures: failures.filter((one) => one.day === day).map(({ reason, count }) => ({ reason, count })),
      };
    }),
  };
}

/** Returns days in UTC such as 2026-11-26, the latest first. */
function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, ago) =>
    new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10),
  );
}

/** Figures of one day, from a row for each source that answered and one for both together. */
function toDay(
  day: string,
  rows: readonly ChatSourceDayRow[],
): Omit<AiDay, 'costMicrousd' | 'costByPurpose' | 'failures'> {
  const whole = rows.find(({ source }) => source === null);
  return {
    day,
    people: whole?.people ?? 0,
    model: ofSource(rows, 'model'),
    library: ofSource(rows, 'library'),
    promptTokens: whole?.prompt_tokens ?? 0,
    completionTokens: whole?.completion_tokens ?? 0,
    stopped: whole?.stopped ?? 0,
    interrupted: whole?.interrupted ?? 0,
    failed: whole?.failed ?? 0,
    helped: whole?.helped ?? 0,
    didNotHelp: whole?.did_not_help ?? 0,
  };
}

function ofSource(rows: readonly ChatSourceDayRow[], source: AnswerSource): AiDay[AnswerSource] {
  const row = rows.find((one) => one.source === source);
  return {
    answers: row?.answers ?? 0,
    firstText: latencyOf(row?.first_text_ms),
    whole: latencyOf(row?.whole_ms),
  };
}

function latencyOf(ms: ChatSourceDayRow['whole_ms'] | undefined) {
  return ms ? { median: Math.round(ms[0]), p95: Math.round(ms[1]) } : null;
}
