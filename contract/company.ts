/** The one place to rebrand: name, contact and opening hours. */
export const company = {
  name: 'Seberang',
  email: 'help@seberang.example',
}
