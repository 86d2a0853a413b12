import { showHome } from '#flows/show-home.ts'
import { HomeWire, ResourceLocationWire, SideInput } from '#modules/content/content.contract.ts'
import { getHome, getResourceLocation } from '#modules/content/content.paths.ts'
import { listNotices } from '#modules/content/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'anyone'

export const contentCalls: Call[] = [
  defineCall(getHome, {
    access,
    input: SideInput,
    output: HomeWire,
    run: ({ tx, language }, { sexType }) => showHome(tx, sexType, language),
  }),
  defineCall(getResourceLocation, {
    access,
    input: SideInput,
    output: ResourceLocationWire,
    run: ({ tx, language }) => listNotices(tx, language),
  }),
]
