export { type DueDelivery, findDelivery, recordAttempt } from './attempts.ts'
export {
  findListeners,
  listDeliveries,
  purgeMessages,
  queueMessages,
  replayDeliveries,
  webhookCall,
  type WebhookMessage,
} from './deliveries.ts'
export { addEndpoint, listEndpoints, moveEndpoint, saveEndpoint, turnSecret } from './endpoints.ts'
export { signWebhook } from './webhook-signature.ts'
