import { getCall } from '#platform/wire/call-path.ts'
import type { ResourceLocationWire, SideInput } from './content.contract.ts'
import type { HomeWire } from './home.contract.ts'

export const getHome = getCall<SideInput, HomeWire>('/product/page/home/releasePage.do')
export const getResourceLocation = getCall<SideInput, ResourceLocationWire>('/product/resourceLocation/getResourceLocation')
