import { findThings } from '#flows/operators/find-things.ts'
import { showToday as showDay } from '#flows/operators/show-today.ts'
import { find } from '#modules/finder/finder.paths.ts'
import { reportFile, showReport, showToday } from '#modules/reports/reports.paths.ts'
import { reportTable, showReport as show } from '#modules/reports/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** What is going on, and the way to everything: each operator is answered what their permissions let them see. */
export const reportCalls: Call[] = [
  defineCall(showToday, ({ tx, caller, language }) => showDay(tx, caller, language)),
  defineCall(find, ({ tx, caller, language }, { word }) => findThings(tx, caller, word, language)),
  defineCall(showReport, ({ tx, language }, input) => show(tx, input, language)),
  defineCall(reportFile, ({ tx, language }, input) => reportTable(tx, input, language)),
]
