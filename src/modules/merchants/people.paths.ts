import { getCall, postCall } from '#platform/wire/call-path.ts'
import { EndPersonInput, OwnMerchantsWire, PeopleWire, SavePersonInput } from './people.contract.ts'

export const listOwnMerchants = getCall('/seller/merchant/list', { access: 'member', output: OwnMerchantsWire })
export const listPeople = getCall('/seller/team/list', { access: { seller: 'team' }, output: PeopleWire })
export const savePerson = postCall('/seller/team/save', {
  access: { seller: 'team' },
  once: true,
  input: SavePersonInput,
  output: PeopleWire,
})
export const endPerson = postCall('/seller/team/end', {
  access: { seller: 'team' },
  once: true,
  input: EndPersonInput,
  output: PeopleWire,
})
