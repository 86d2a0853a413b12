import { z } from 'zod'
import { findThings } from '#flows/operators/find-things.ts'
import { showToday as showDay } from '#flows/operators/show-today.ts'
import { FindInput, FindWire } from '#modules/finder/finder.contract.ts'
import { find } from '#modules/finder/finder.paths.ts'
import { ReportInput, ReportWire } from '#modules/reports/reports.contract.ts'
import { reportFile, showReport, showToday } from '#modules/reports/reports.paths.ts'
import { reportTable, showReport as show } from '#modules/reports/index.server.ts'
import { TodayWire } from '#modules/reports/today.contract.ts'
import { type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

const access = 'read-reports'

/** What is going on, and the way to everything: each operator is answered what their permissions let them see. */
export const reportCalls: Call[] = [
  defineCall(showToday, {
    access: 'operator',
    input: z.object({}),
    output: TodayWire,
    run: ({ tx, caller, language }) => showDay(tx, caller, language),
  }),
  defineCall(find, {
    access: 'operator',
    input: FindInput,
    output: FindWire,
    run: ({ tx, caller, language }, { word }) => findThings(tx, caller, word, language),
  }),
  defineCall(showReport, {
    access,
    input: ReportInput,
    output: ReportWire,
    run: ({ tx, language }, input) => show(tx, input, language),
  }),
  defineCall(reportFile, {
    access,
    input: ReportInput,
    output: fileAnswer,
    perMinute: 20,
    run: ({ tx, language }, input) => reportTable(tx, input, language),
  }),
]
