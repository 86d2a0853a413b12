import { z } from 'zod'
import { giveUpWork as giveUp, listWork as list, retryWork as retry, workOf } from '#modules/work/index.server.ts'
import { GiveUpWorkInput, RetryWorkInput, WorkWire } from '#modules/work/work.contract.ts'
import { giveUpWork, listWork, retryWork } from '#modules/work/work.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'

const access = 'keep-work'

export const workCalls = (outside: OutsideWork): Call[] => [
  defineCall(listWork, {
    access,
    input: z.object({}),
    output: WorkWire,
    run: ({ tx, caller }) => list(tx, workOf(caller)),
  }),
  defineCall(retryWork, {
    access,
    input: RetryWorkInput,
    output: WorkWire,
    run: ({ tx, caller }, input) => retry(tx, caller, input),
  }),
  defineCall(giveUpWork, {
    access: 'end-work',
    input: GiveUpWorkInput,
    output: WorkWire,
    run: ({ tx, caller }, input) => giveUp(tx, outside, caller, input),
  }),
]
