import { createHmac } from 'node:crypto'

/** Says that it comes from us and when; whoever checks it refuses what is old, and so what is played again. */
export function signatureOf(secret: string, seconds: number, body: string) {
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${v1}`
}
