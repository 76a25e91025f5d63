import { bodyOf, firstParcel, quotesAddress } from './site/home/first-parcel.ts'

const ofUser = '/api/user/v1'
const ofEverybody = '/api/v1'

/**
 * What a page asks as soon as it runs. The document of the page names these addresses, so that the answers are on their way
 * together with the scripts; `:number` is that of the parcel for which somebody came, and after a `#` stands what is sent. A
 * journey fails where one of them is asked twice: then the page asks for something else by now.
 */
export const earlyAsks: Readonly<Record<string, readonly string[]>> = {
  '/': [`${quotesAddress}#${encodeURIComponent(bodyOf(firstParcel))}`],
  '/shipment': [
    `${ofUser}/purchase/masterdata?is_active=true&sort_by%5Bmax_weight%5D=1`,
    `${ofUser}/shipment/masterdata`,
    `${ofUser}/shipment/draft`,
    `${ofUser}/known-person`,
    `${ofUser}/region/MY?is_active=true`,
    `${ofUser}/region/ID?is_active=true`,
  ],
  '/purchase': [
    `${ofUser}/purchase/masterdata?is_active=true&sort_by%5Bmax_weight%5D=1`,
    `${ofUser}/purchase/draft`,
    `${ofUser}/known-person`,
  ],
  '/resi-detail': [
    `${ofEverybody}/tracking/:number`,
    `${ofUser}/tracking/:number`,
    `${ofUser}/tracking/:number/order`,
  ],
}
