import { listEditedPages, readPageVersion, rewritePage, showPageEdit, tryPageWords } from '#flows/information/edit-information.ts'
import { getPage, getPageVersion, listPages, savePage, tryPage } from '#modules/content/page-words.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const pageWordsCalls = (settings: ReadSettings): Call[] => [
  defineCall(listPages, async ({ tx, language }) => listEditedPages(tx, await settings(tx), language)),
  defineCall(getPage, async ({ tx, language }, { name }) => showPageEdit(tx, await settings(tx), name, language)),
  defineCall(getPageVersion, ({ tx }, { name, version }) => readPageVersion(tx, name, version)),
  defineCall(tryPage, async ({ tx }, typed) => tryPageWords(await settings(tx), typed)),
  defineCall(savePage, async ({ tx, caller }, page) => rewritePage(tx, actorOf(caller), await settings(tx), page)),
]
