import { z } from 'zod'
import { listEditedPages, readPageVersion, rewritePage, showPageEdit, tryPageWords } from '#flows/information/edit-information.ts'
import {
  PageEditWire,
  PageInput,
  PageListWire,
  PageVersionInput,
  PageWords,
  SavedPage,
  TriedPageWire,
  TryPageInput,
} from '#modules/content/page-words.contract.ts'
import { getPage, getPageVersion, listPages, savePage, tryPage } from '#modules/content/page-words.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const pageWordsCalls = (settings: ReadSettings): Call[] => [
  defineCall(listPages, {
    access: 'edit-pages',
    input: z.object({}),
    output: PageListWire,
    run: async ({ tx, language }) => listEditedPages(tx, await settings(tx), language),
  }),
  defineCall(getPage, {
    access: 'edit-pages',
    input: PageInput,
    output: PageEditWire,
    run: async ({ tx, language }, { name }) => showPageEdit(tx, await settings(tx), name, language),
  }),
  defineCall(getPageVersion, {
    access: 'edit-pages',
    input: PageVersionInput,
    output: PageWords,
    run: ({ tx }, { name, version }) => readPageVersion(tx, name, version),
  }),
  defineCall(tryPage, {
    access: 'edit-pages',
    input: TryPageInput,
    output: TriedPageWire,
    run: async ({ tx }, typed) => tryPageWords(await settings(tx), typed),
  }),
  defineCall(savePage, {
    access: 'edit-pages',
    input: SavedPage,
    output: SavedPage,
    run: async ({ tx, caller }, page) => rewritePage(tx, actorOf(caller), await settings(tx), page),
  }),
]
