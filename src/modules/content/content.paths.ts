import { getCall } from '#platform/wire/call-path.ts'
import { ResourceLocationWire, SideInput } from './content.contract.ts'
import { HomeWire } from './home.contract.ts'

export const getHome = getCall('/product/page/home/releasePage.do', { access: 'anyone', input: SideInput, output: HomeWire })
export const getResourceLocation = getCall('/product/resourceLocation/getResourceLocation', {
  access: 'anyone',
  input: SideInput,
  output: ResourceLocationWire,
})
