import { showStart } from '#flows/open-shop.ts'
import { makePass, PREVIEW_HOURS, PREVIEW_PATH, type ReadSettings } from '#modules/shop-settings/index.server.ts'
import { getStart, makePreview } from '#modules/shop-settings/start.paths.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import { clock } from '#platform/clock.ts'

type Host = { settings: ReadSettings; sealing: Sealing; publicUrl: () => string }

/** The way from an empty shop to open doors. */
export const startCalls = ({ settings, sealing, publicUrl }: Host): Call[] => [
  defineCall(getStart, ({ tx }) => showStart(tx, settings)),
  defineCall(makePreview, async () => ({
    link: `${publicUrl()}${PREVIEW_PATH}/${makePass(sealing)}`,
    until: new Date(clock.now().getTime() + PREVIEW_HOURS * 3_600_000).toISOString(),
  })),
]
