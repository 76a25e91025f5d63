import { paymentRules } from '#contract/site/payment-types.ts'
import { qrPath } from '#contract/platform/qr-path.ts'
import { notFound } from '../../platform/errors.ts'
import { FileReply } from '../../platform/file-reply.ts'
import type { App } from '../../platform/serve.ts'
import { givePicture } from '../../files/pictures.ts'

const shortCache = 'public, max-age=60'

/** What the operator gave; else the QR code; else a tile with the initials, for banks whose logos are not ours. */
export async function accountImage(app: App, id: string) {
  const account = await app.db
    .selectFrom('payment_accounts')
    .select(['bank_name', 'payment_type_id', 'qr_text', 'image_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw notFound()
  if (account.image_id) {
    const { type, bytes, name } = await givePicture(app, app.db, account.image_id)
    return new FileReply(type, bytes, name, shortCache)
  }
  return svg(
    paymentRules[account.payment_type_id].hasQr && account.qr_text
      ? qrSvg(account.qr_text)
      : tile(account.bank_name),
  )
}

function svg(text: string) {
  return new FileReply('image/svg+xml', Buffer.from(text), 'account.svg', shortCache)
}

/** Dark on white whatever lies behind it. */
function qrSvg(text: string) {
  const { path, size } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}

function tile(name: string) {
  const initials = (name.match(/\b[A-Za-z0-9]/g) ?? ['?']).slice(0, 2).join('').toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#0B3C49"/><text x="32" y="41" text-anchor="middle" font-family="system-ui,sans-serif" font-size="24" font-weight="700" fill="#fff">${initials}</text></svg>`
}
