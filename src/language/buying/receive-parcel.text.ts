import type { Texts } from '#language/texts.ts'

/** That one of several parcels has come. */
export const receiveParcelText = {
  receivedOf: { en: (parcel: string) => `${parcel}: I have received it`, zh: (parcel: string) => `${parcel}：確認收貨` },
} satisfies Texts
