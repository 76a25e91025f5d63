import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Histogram, Registry } from 'prom-client'
import { CallTimes } from './call-times.ts'

test('a page of call times is the one that the library itself would write', async () => {
  const config = { name: 'call_seconds', help: 'Time to answer', buckets: [0.25, 0.5, 1] }
  const [own, library] = [new Registry(), new Registry()]
  const times = new CallTimes(config)
  own.registerMetric(times)
  const labelNames = ['method', 'route', 'status'] as const
  const histogram = new Histogram({ ...config, labelNames, registers: [library] })
  for (const [method, route, status, took_s] of [
    ['GET', '/a/:id', 200, 0.25],
    ['GET', '/a/:id', 200, 0.375],
    ['GET', '/a/:id', 404, 2],
    ['POST', '/a/:id', 200, 0.125],
    ['GET', 'unknown', 404, 0.75],
    ['GET', '/a/:id', 200, 8],
  ] as const) {
    times.count(method, route, status, took_s)
    histogram.observe({ method, route, status }, took_s)
  }
  const page = await own.metrics()
  const sorted = (text: string) => text.split('\n').toSorted()
  assert.deepEqual(sorted(page), sorted(await library.metrics()))
  assert.match(page, /call_seconds_bucket\{le="0\.5",method="GET",route="\/a\/:id",status="200"\} 2\n/)
  assert.deepEqual(
    (await own.getMetricsAsJSON())[0]?.values.length,
    (await library.getMetricsAsJSON())[0]?.values.length,
  )
})
