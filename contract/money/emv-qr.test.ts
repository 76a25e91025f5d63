import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canCarryAmount, checksum, currencyOf, readMerchantQr, withAmount } from './emv-qr.ts'

const duitNow =
  '00020101021126430014A000000615000101060000000211DEMO00000015204421553034585802MY5920CONTOH KARGO SDN BHD6009SHAH ALAM6105400006304B505'
const qris =
  '00020101021126680016ID.CO.CONTOH.WWW011893600000000000000102150000000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI5204421553033605802ID5912CONTOH KARGO6007JAKARTA61051011063048694'

function sealed(text: string) {
  return `${text}6304${checksum(`${text}6304`)}`
}

test('the checksum is the published one', () => {
  assert.equal(checksum('123456789'), '29B1')
})

test('a DuitNow code carries ringgit and order number, to the character', () => {
  const fields = readMerchantQr(duitNow) ?? []
  assert.equal(currencyOf(fields), 'MYR')
  assert.equal(
    withAmount(fields, '157.43', 'KRG2601A7K3'),
    '00020101021226430014A000000615000101060000000211DEMO00000015204421553034585406157.435802MY5920CONTOH KARGO SDN BHD6009SHAH ALAM61054000062150111KRG2601A7K363040F03',
  )
})

test('a QRIS code carries rupiah and order number, to the character', () => {
  const fields = readMerchantQr(qris) ?? []
  assert.equal(currencyOf(fields), 'IDR')
  assert.equal(
    withAmount(fields, '580000', 'KRG2601A7K3'),
    '00020101021226680016ID.CO.CONTOH.WWW011893600000000000000102150000000000000010303UMI51440014ID.CO.QRIS.WWW0215ID10200000000010303UMI52044215530336054065800005802ID5912CONTOH KARGO6007JAKARTA61051011062150111KRG2601A7K36304B102',
  )
})

test("a code with the acquirer's hash is left alone", () => {
  const hashed = sealed(`${duitNow.slice(0, -8)}8204ABCD`)
  const fields = readMerchantQr(hashed) ?? []
  assert.ok(fields.length > 0)
  assert.equal(canCarryAmount(fields), false)
  assert.equal(canCarryAmount(readMerchantQr(duitNow) ?? []), true)
})

test('text of a tag inside a value, an old amount and other extras do no harm', () => {
  const tricky = sealed(
    '0002010102115204421553034585405 9.995802MY5907 5802ID6002MY62150307STORE 90400'.replace(
      '5405 9.99',
      '540510.00',
    ),
  )
  const made = withAmount(readMerchantQr(tricky) ?? [], '1.00', 'SB1')
  const fields = readMerchantQr(made) ?? []
  assert.deepEqual(
    fields.filter(([id]) => ['01', '54', '59', '62'].includes(id)),
    [
      ['01', '12'],
      ['54', '1.00'],
      ['59', ' 5802ID'],
      ['62', '0103SB10307STORE 90400'],
    ],
  )
})

test('a code with a wrong digit, a cut one and any other text are refused', () => {
  for (const text of [
    duitNow.replace('4215', '4216'),
    duitNow.slice(0, -1),
    'https://example.com',
    '',
    '6304FFFF',
  ])
    assert.equal(readMerchantQr(text), undefined, text)
})
