// What is written for machines on purpose: addresses of mails and of the web.
const addresses = /\S+@\S+|https?:\/\/\S+|\/[\w-]+(?:\/[\w-]+)*\?\S+/gu

// Where the keys of texts begin; those with a line in their name look like codes anyway.
const namespaces =
  'about|accounts|addresses|agents|audit|bulk|claim|counters|courier|coverage|departures|developers|door|draft|error|faq|goods|home|letters|location|maintenance|messages|office|people|privacy|profile|projects|purchase|quote|receiver|services|shell|shipment|site|term|tracking|transaction|ui|unsubscribe|voucher|weighing'

const faults: readonly RegExp[] = [
  // Codes of the database, and keys of texts that were not found.
  /(?<![\w-])[a-z]+(?:_[a-z0-9]+)+(?![\w-])/gu,
  new RegExp(`(?<![\\w.-])(?:${namespaces})(?:\\.[a-z_]+)+(?![\\w-])`, 'gu'),
  /(?<![\w-])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu,
  // Values that were never filled in.
  /(?<![\p{L}\d])(?:NaN|undefined|null|Invalid Date|\[object Object\])(?![\p{L}\d])/gu,
  // Days as the database writes them.
  /(?<!\d)20\d\d-\d\d-\d\d/gu,
  // Places nobody filled.
  /\{\{.*?\}\}|\{\{|\}\}/gu,
  // A dash that stands for nothing.
  /^\s*[-–—]\s*$/gmu,
  // A list or a bracket with a gap in it.
  /\(\s*\)|^\s*,|, ,/gmu,
]

/** Whatever a text for people contains that was not meant for them. */
export function drawnFaults(text: string) {
  const plain = text.replaceAll(addresses, ' … ')
  return faults.flatMap((pattern) => plain.match(pattern) ?? [])
}
