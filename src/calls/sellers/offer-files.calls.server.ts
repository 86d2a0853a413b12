import { bringOfferFile, runOfferFile as run } from '#flows/sellers/offer-files/bring-offers.ts'
import {
  exportOfferFile,
  showOfferFile,
  showOfferFiles,
  writeRefusedOffers,
} from '#flows/sellers/offer-files/show-offer-files.ts'
import {
  exportOffers,
  getOfferFile,
  listOfferFiles,
  refusedOffers,
  runOfferFile,
  sendOfferFile,
} from '#modules/offers/selling/offer-files.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const MOST_BYTES = 5 * 2 ** 20

/** Offers that come from files and go into them. */
export const offerFileCalls: Call[] = [
  defineCall(exportOffers, ({ tx, caller, language }, wanted) => exportOfferFile(tx, caller.seller, wanted, language)),
  defineCall(listOfferFiles, ({ tx, caller }, { pageNum }) => showOfferFiles(tx, caller.seller, pageNum)),
  defineCall(getOfferFile, ({ tx, caller, language }, wanted) => showOfferFile(tx, caller.seller, wanted, language)),
  defineCall(sendOfferFile, async ({ database, caller, language, file }, { name }) =>
    bringOfferFile(database, caller.seller, { name, file: await file(MOST_BYTES), language }),
  ),
  defineCall(runOfferFile, ({ tx, caller }, { fileId }) => run(tx, caller.seller, fileId)),
  defineCall(refusedOffers, ({ tx, caller, language }, { fileId }) => writeRefusedOffers(tx, caller.seller, fileId, language)),
]
