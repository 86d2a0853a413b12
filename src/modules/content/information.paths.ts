import { getCall } from '#platform/wire/call-path.ts'
import type { InformationInput, InformationWire } from './information.contract.ts'

export const getInformation = getCall<InformationInput, InformationWire>('/content/information/get.do')
