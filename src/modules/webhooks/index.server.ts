export { type DueDelivery, findDelivery, recordAttempt } from './attempts.ts'
export {
  findListeners,
  findMerchantListeners,
  listDeliveries,
  purgeMessages,
  queueMessages,
  replayDeliveries,
  webhookCall,
} from './deliveries.ts'
export { addEndpoint, listEndpoints, moveEndpoint, saveEndpoint, turnSecret } from './endpoints.ts'
export { addMerchantEndpoint, listMerchantEndpoints, moveMerchantEndpoint } from './merchant-endpoints.ts'
export { signWebhook } from './webhook-signature.ts'
export { type WebhookMessage, writeWebhook } from './write-webhook.ts'
