# syntax=docker/dockerfile:1
# The API and its worker; ROLES chooses what a container runs. Build from the repository's root:
#   docker build -f infra/docker/api.Dockerfile -t workshop-api .

FROM node:24-slim AS toolchain
ENV CI=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json pnpm-workspace.yaml ./
# Both versions come from the project's own pins.
RUN npm install --global "$(node -p "require('./package.json').packageManager")" "turbo@$(sed -n 's/^  turbo: //p' pnpm-workspace.yaml)"

FROM toolchain AS pruned
COPY . .
RUN turbo prune @aw/api --docker

FROM toolchain AS build
COPY --from=pruned /app/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile --store-dir=/pnpm/store
COPY --from=pruned /app/out/full/ ./
COPY tsconfig.base.json ./
RUN pnpm exec turbo run build --filter=@aw/api

FROM toolchain AS modules
COPY --from=pruned /app/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --prod --frozen-lockfile --store-dir=/pnpm/store

FROM node:24-slim
ENV NODE_ENV=production LISTEN_HOST=0.0.0.0 PORT=3000 ROLES=http,worker DATA_DIR=/data DEMO_SEED=false DRAIN_MS=5000
WORKDIR /app
COPY --from=modules /app/ ./
COPY --from=build /app/packages/care/dist/ packages/care/dist/
COPY --from=build /app/packages/content/dist/ packages/content/dist/
COPY --from=build /app/packages/contracts/dist/ packages/contracts/dist/
COPY --from=build /app/packages/db/dist/ packages/db/dist/
COPY --from=build /app/packages/demo/dist/ packages/demo/dist/
COPY --from=build /app/packages/pdf-fonts/dist/ packages/pdf-fonts/dist/
COPY --from=build /app/packages/pricing/dist/ packages/pricing/dist/
COPY --from=build /app/packages/quiz-bank/dist/ packages/quiz-bank/dist/
COPY --from=build /app/apps/api/dist/ apps/api/dist/
# Temporary files of uploads and checks. With FILE_STORAGE=s3, nothing in it must be kept.
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "if (!process.env.ROLES.includes('http')) process.exit(0); fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
