# syntax=docker/dockerfile:1
# The students' site as files, with /api passed on. Build from the repository's root:
#   docker build -f infra/docker/web.Dockerfile --build-arg VITE_SITE_ORIGIN=https://your.example -t workshop-web .
# The origin stands in the pages' canonical addresses, the sitemap and the feed.

FROM node:24-slim AS toolchain
ENV CI=1 DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json pnpm-workspace.yaml ./
# Both versions come from the project's own pins.
RUN npm install --global "$(node -p "require('./package.json').packageManager")" "turbo@$(sed -n 's/^  turbo: //p' pnpm-workspace.yaml)"

FROM toolchain AS pruned
COPY . .
RUN turbo prune @aw/web --docker

FROM toolchain AS build
COPY --from=pruned /app/out/json/ ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile --store-dir=/pnpm/store
COPY --from=pruned /app/out/full/ ./
COPY tsconfig.base.json ./
ARG VITE_SITE_ORIGIN
RUN test -n "$VITE_SITE_ORIGIN" || { echo "Please name the site's origin: --build-arg VITE_SITE_ORIGIN=https://your.example"; exit 1; }
RUN VITE_SITE_ORIGIN="$VITE_SITE_ORIGIN" pnpm exec turbo run build --filter=@aw/web
COPY infra/docker/page-rules.mjs ./
RUN node page-rules.mjs apps/web/build/csp.json packages/contracts/dist/site-routes.js > pages.caddy

FROM caddy:2.11.4-alpine
COPY infra/docker/web.Caddyfile /etc/caddy/Caddyfile
COPY --from=build /app/pages.caddy /etc/caddy/pages.caddy
COPY --from=build /app/apps/web/build/client/ /srv/
USER nobody
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/favicon.svg"]
