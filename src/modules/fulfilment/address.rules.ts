import { house, type HousePlace } from '#language/house.ts'
import type { FieldProblem } from '#language/field-problems.ts'
import type { PostalAddress } from '#language/buying/address-lines.ts'
import { isLocal, type Territory } from '#language/buying/territories.ts'

/** 1 self pick-up, 2 delivery to an address. */
export const PICK_UP = 1
export const DELIVERY = 2

export type AddressField = 'firstName' | 'lastName' | 'mobile' | 'provinceCode' | 'city' | 'postCode' | 'address'
export type AddressProblems = Partial<Record<AddressField, FieldProblem>>

export type Receiver = PostalAddress & {
  logisticsType: 1 | 2
  email: string
  /** Of the place, or the code of a pick-up point. */
  provinceCode: string
  /** Flat, floor, building, street; empty for pick-up. */
  address: string
}
export type ReceiverField = AddressField | 'email'
export type ReceiverProblems = Partial<Record<ReceiverField, FieldProblem>>
export type Contact = Pick<Receiver, 'firstName' | 'lastName' | 'areaNum' | 'mobile' | 'email'>

/** Those the shop writes and sends to. */
export const areaNumbers = ['+852', '+853', '+86']

/** Hong Kong and Macau have none. */
export const hasPostCode = (territory: Territory): boolean => !isLocal(territory)
/** There the district says where one is; elsewhere city and district are written. */
export const hasCity = (territory: Territory): boolean => !isLocal(territory)

/** Stores and offices where orders are collected, as the settings name them. */
export const pickUpPoints = (): readonly HousePlace[] => house().places

/** Where an order is fetched; undefined for an address, and for a place that is no more. */
export const findPickUpPoint = (code: string): HousePlace | undefined => pickUpPoints().find((point) => point.code === code)

export function emailProblem(email: string): FieldProblem | undefined {
  if (email.length === 0) return 'required'
  return email.length <= 120 && /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(email) ? undefined : 'email'
}
