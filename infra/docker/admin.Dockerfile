# syntax=docker/dockerfile:1
# The staff console: static files on their own origin. Build from the repository's root:
#   docker build -f infra/docker/admin.Dockerfile -t workshop-admin .

FROM node:24-slim AS toolchain
ENV CI=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json pnpm-workspace.yaml ./
# Both versions come from the project's own pins.
RUN npm install --global "$(node -p "require('./package.json').packageManager")" "turbo@$(sed -n 's/^  turbo: //p' pnpm-workspace.yaml)"

FROM toolchain AS pruned
COPY . .
RUN turbo prune @aw/admin --docker

FROM toolchain AS build
COPY --from=pruned /app/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile --store-dir=/pnpm/store
COPY --from=pruned /app/out/full/ ./
COPY tsconfig.base.json ./
RUN pnpm exec turbo run build --filter=@aw/admin
COPY infra/docker/precompress.mjs ./
RUN node precompress.mjs apps/admin/dist

FROM caddy:2.11.4-alpine
COPY infra/docker/admin.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/apps/admin/dist/ /srv/
USER nobody
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/favicon.svg"]
