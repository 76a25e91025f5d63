/** The one place to rebrand: name, contact and opening hours. The contact data are samples; put your own here. */
export const company = {
  name: 'Seberang',
  /** Whom one contracts with and pays: the name on the accounts, and its number in the register of companies. */
  legal_name: 'Contoh Kargo Sdn Bhd',
  registration: '202601012345 (1612345-X)',
  email: 'help@seberang.example',
  phone: '+60 3-5555 0100',
  whatsapp: '60355550100',
  /** Whose clock and holidays the office keeps. */
  country: 'MY',
  head_office: 'Lot 8, Jalan Pelabuhan, 42000 Pelabuhan Klang, Selangor, Malaysia',
  hours: {
    weekdays: '09:00–18:00',
    saturday: '09:00–13:00',
    /** Customer service by WhatsApp and mail, Monday to Sunday. */
    service: '24/7',
  },
} as const

/** When the office opens and closes, from what its hours say. */
export function fromTo(hours: string): [from: string, to: string] {
  const [from = '', to = ''] = hours.split('–')
  return [from, to]
}

/** The company as feet of pages name it; no number is broken at its hyphen. */
export const legalIdentity = `${company.legal_name}, ${company.registration.replaceAll('-', '\u2060-\u2060')}`

export const whatsappLink = `https://wa.me/${company.whatsapp}`

export const headOfficeLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(company.head_office)}`

/** Working days that a parcel or a box within one country usually takes, as every text says it, on one line. */
export const domesticDays = '1–\u20605'
