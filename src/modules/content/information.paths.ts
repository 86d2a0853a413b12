import { getCall } from '#platform/wire/call-path.ts'
import { InformationInput, InformationWire } from './information.contract.ts'

export const getInformation = getCall('/content/information/get.do', {
  access: 'anyone',
  input: InformationInput,
  output: InformationWire,
})
