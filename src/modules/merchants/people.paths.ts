import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { EndPersonInput, OwnMerchantsWire, PeopleWire, SavePersonInput } from './people.contract.ts'

export const listOwnMerchants = getCall<Record<string, never>, OwnMerchantsWire>('/seller/merchant/list')
export const listPeople = getCall<Record<string, never>, PeopleWire>('/seller/team/list')
export const savePerson = postCall<SavePersonInput, PeopleWire>('/seller/team/save', { once: true })
export const endPerson = postCall<EndPersonInput, PeopleWire>('/seller/team/end', { once: true })
