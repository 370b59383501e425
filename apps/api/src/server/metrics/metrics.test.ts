import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics, serveMetrics } from './metrics';

it('[R1] /metrics reports the duration of each route by status, on its own port', async () => {
  const metrics = createMetrics();
  const app = Fastify();
  metrics.observe(app);
  app.get('/api/schools/:id', async () => ({}));
  await app.inject('/api/schools/3');
  const inside = await serveMetrics(metrics, { host: '127.0.0.1', port: 0, setting: 'METRICS_PORT' });
  const text = (await inside.inject('/metrics')).body;
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/schools/:id",status="200"} 1',
  );
  expect(text).toContain('process_cpu_seconds_total');
  await inside.close();
});
