import { showInformation } from '#flows/information/show-information.ts'
import { listSizeGuides as readSizeGuides } from '#modules/catalogue/index.server.ts'
import { listSizeGuides } from '#modules/catalogue/size-guides.paths.ts'
import { listRewrittenPages } from '#modules/content/index.server.ts'
import { getInformation } from '#modules/content/information.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { addCacheTags, SETTLED } from '#platform/cache/page-tags.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

export const informationCalls = (settings: ReadSettings, reading: { fresh: boolean }): Call[] => [
  defineCall(getInformation, async ({ tx, language }, { address }) =>
    showInformation(address, language, await settings(tx), { ...reading, rewritten: await listRewrittenPages(tx) }),
  ),
  defineCall(listSizeGuides, async ({ tx, language }) => {
    addCacheTags(SETTLED)
    return readSizeGuides(tx, language)
  }),
]
